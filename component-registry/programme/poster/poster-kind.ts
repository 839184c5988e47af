// How the file of a poster is shown: drawn page by page (PDF), as a picture, or by a link alone.

export type PosterKind = 'pdf' | 'picture' | 'link';

/** The kind of a file of this site, by its ending; files of other sites are linked: their hosts would learn who reads. */
export function posterKind(url: string): PosterKind {
  if (!url.startsWith('/') || url.startsWith('//')) return 'link';
  const path = url.split(/[?#]/)[0]!.toLowerCase();
  if (path.endsWith('.pdf')) return 'pdf';
  return /\.(avif|gif|jpe?g|png|svg|webp)$/.test(path) ? 'picture' : 'link';
}
