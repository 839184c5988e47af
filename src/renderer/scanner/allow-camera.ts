// The camera is allowed by the document that was loaded, not by the page on screen: where another page was loaded first, this one is loaded anew.

/** The part of the Permissions Policy API that is used; browsers without it do not enforce the policy either. */
type Policy = { allowsFeature: (name: string) => boolean };

/** Whether this document was loaded for another page, and so without the camera that this page may use. */
export function needsOwnDocument(): boolean {
  const { featurePolicy } = document as { featurePolicy?: Policy };
  const loaded = performance.getEntriesByType('navigation')[0]?.name;
  if (!featurePolicy || featurePolicy.allowsFeature('camera') || loaded === undefined || !URL.canParse(loaded)) return false;
  return new URL(loaded).pathname !== location.pathname;
}

/** Loads the page anew if its document does not allow the camera and was loaded for another page; then its own policy holds. */
export function allowCamera(): void {
  if (needsOwnDocument()) location.reload();
}
