// Keys of the platform's texts that had another name: what events wrote under it counts, for one release.

/** The former key, and the one that took its place; plural forms have none. */
export const formerKeys: ReadonlyMap<string, string> = new Map([
  ['account.confirmation.look', 'account.confirmation.checkInbox'],
  ['account.create-account.have', 'account.create-account.haveAccount'],
  ['exhibition.company.filters', 'renderer.filters'],
  ['exhibition.company.filtersChosen', 'renderer.filtersChosen'],
  ['media.iframe.ask', 'renderer.ask'],
  ['media.iframe.forget', 'renderer.forget'],
  ['media.iframe.load', 'renderer.load'],
  ['media.iframe.open', 'renderer.open'],
  ['media.iframe.refused', 'renderer.refused'],
  ['programme.person-detail.missing', 'programme.person-detail.notFound'],
  ['programme.person-detail.missingWhy', 'programme.person-detail.notFoundWhy'],
  ['programme.session.spoken', 'programme.session.language'],
  ['programme.session-detail.missing', 'programme.session-detail.notFound'],
  ['programme.session-detail.missingWhy', 'programme.session-detail.notFoundWhy'],
  ['programme.session-detail.programme', 'programme.session-detail.toProgramme'],
  ['programme.session-detail.spokenIn', 'programme.session-detail.languages'],
  ['programme.session-list.ownTime', 'programme.zone.eventTimes'],
  ['shell.access-denied.unsaid', 'shell.access-denied.noReason'],
]);
