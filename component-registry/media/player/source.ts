// What kind of player an address needs: parts of a stream (HLS), a film in one file, or the player of another site in a frame.

export type SourceKind = 'stream' | 'file' | 'frame';

/** The kind of an address, by its path. */
export function sourceKind(url: string): SourceKind {
  const path = url.split(/[?#]/)[0]!.toLowerCase();
  if (path.endsWith('.m3u8')) return 'stream';
  return /\.(mp4|m4v|webm|mp3|m4a|ogg)$/.test(path) || !/^https?:/.test(path) ? 'file' : 'frame';
}

/** The kind of an address that is known to be of a film: only sites with an embedding form are framed. */
export const filmKind = (url: string): SourceKind => {
  const kind = sourceKind(url);
  return kind === 'frame' && URL.canParse(url) && frameOf(url) === url ? 'file' : kind;
};

/** Host of an address of another site, with its port; empty for this one. */
export const hostOf = (url: string): string => (/^https?:/.test(url) && URL.canParse(url) ? new URL(url).host : '');

/** The page that may be framed for an address: the embedding form where a site is known to have one. */
export function frameOf(url: string): string {
  const { hostname, pathname, searchParams } = new URL(url);
  const site = hostname.replace(/^www\./, '');
  const id = site === 'youtu.be' ? pathname.slice(1) : site === 'youtube.com' ? (searchParams.get('v') ?? '') : '';
  if (/^[\w-]+$/.test(id)) return `https://www.youtube-nocookie.com/embed/${id}`;
  const talk = site === 'slideslive.com' ? /^\/(\d+)/.exec(pathname)?.[1] : undefined;
  if (talk !== undefined) return `https://slideslive.com/embed/presentation/${talk}`;
  const film = site === 'vimeo.com' ? /^\/(\d+)/.exec(pathname)?.[1] : undefined;
  return film === undefined ? url : `https://player.vimeo.com/video/${film}`;
}
