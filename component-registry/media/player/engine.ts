// Plays a stream in a film element: hls.js where the browser has media sources, its own player otherwise. Loaded when somebody presses play.
// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import Hls, { type HlsConfig } from 'hls.js';
import type { WebcastTokens } from '#sdk';

/** One thing to choose: a quality, a language. */
export type TrackChoice = { id: number; label: string; language: string };
export type EngineState = {
  /** `lost`: the connection is, and is tried again; `failed`: it was given up. */
  state: 'loading' | 'ready' | 'lost' | 'failed';
  qualities: readonly TrackChoice[];
  captions: readonly TrackChoice[];
  sounds: readonly TrackChoice[];
  /** Chosen ones; -1 for automatic quality, or no captions. */
  quality: number;
  caption: number;
  sound: number;
};
export type FilmEngine = {
  setQuality: (id: number) => void;
  setCaption: (id: number) => void;
  setSound: (id: number) => void;
  /** Loads the smallest quality alone, and little ahead. */
  saveData: (isOn: boolean) => void;
  stop: () => void;
};
type EngineOptions = {
  url: string;
  onChange: (state: EngineState) => void;
  tokens: WebcastTokens;
};

/** Statuses by which a host refuses a token. */
const REFUSED: ReadonlySet<number> = new Set([401, 403]);

/** Attempts before a lost connection is given up; each waits longer, up to `LONGEST_WAIT` ms. */
const MOST_ATTEMPTS = 8;
const LONGEST_WAIT = 15_000;

export const nothingYet: EngineState = {
  state: 'loading',
  qualities: [],
  captions: [],
  sounds: [],
  quality: -1,
  caption: -1,
  sound: -1,
};

export const startEngine = (film: HTMLVideoElement, options: EngineOptions): FilmEngine =>
  Hls.isSupported() ? startHls(film, options) : startNative(film, options);

function startNative(film: HTMLVideoElement, { url, onChange }: EngineOptions): FilmEngine {
  const { textTracks } = film;
  let state: EngineState['state'] = 'loading';
  let caption = -1;
  const report = (): void =>
    onChange({
      ...nothingYet,
      state,
      // The number is that among all tracks of the film, others than captions with them.
      captions: [...textTracks].flatMap((track, id) =>
        isCaption(track) ? [{ id, label: track.label || track.language, language: track.language }] : [],
      ),
      caption,
    });
  const ready = (): void => {
    state = 'ready';
    report();
  };
  const listening = new AbortController();
  film.addEventListener('loadedmetadata', ready, { once: true, signal: listening.signal });
  // The browser finds the captions of a stream as it reads it.
  for (const event of ['addtrack', 'removetrack']) textTracks.addEventListener(event, report, listening);
  film.src = url;
  const nothing = (): void => undefined;
  return {
    setQuality: nothing,
    setSound: nothing,
    saveData: nothing,
    setCaption(id) {
      for (const [index, track] of [...textTracks].entries()) if (isCaption(track)) track.mode = index === id ? 'showing' : 'disabled';
      if (caption === id) return;
      caption = id;
      report();
    },
    stop() {
      listening.abort();
      film.removeAttribute('src');
      film.load();
    },
  };
}

const isCaption = ({ kind }: TextTrack): boolean => kind === 'captions' || kind === 'subtitles';

function startHls(film: HTMLVideoElement, { url, onChange, tokens }: EngineOptions): FilmEngine {
  const hls = new Hls({
    // The policy of pages allows no worker from text; fragmented MP4 needs none.
    enableWorker: false,
    renderTextTracksNatively: true,
    xhrSetup: authorise(tokens),
  });
  let state: EngineState['state'] = 'loading';
  let attempts = 0;
  let isRecovered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (next: EngineState['state'] = state): void => {
    state = next;
    onChange({
      state,
      qualities: hls.levels.map(({ height, bitrate }, id) => ({
        id,
        label: height ? `${height}p` : `${Math.round(bitrate / 1000)} kbit/s`,
        language: '',
      })),
      captions: hls.subtitleTracks.map(({ name, lang = '' }, id) => ({ id, label: name, language: lang })),
      sounds: hls.audioTracks.map(({ name, lang = '' }, id) => ({ id, label: name, language: lang })),
      // What was chosen; what is shown follows with the next part.
      quality: hls.manualLevel,
      caption: hls.subtitleTrack,
      sound: hls.audioTrack,
    });
  };
  const again = (): void => {
    if (hls.levels.length === 0) hls.loadSource(url);
    else hls.startLoad();
  };
  const lose = (): void => {
    clearTimeout(timer);
    attempts += 1;
    if (attempts > MOST_ATTEMPTS) return report('failed');
    report('lost');
    timer = setTimeout(again, Math.min(1000 * 2 ** attempts, LONGEST_WAIT));
  };
  const offline = (): void => report('lost');
  const online = (): void => {
    attempts = 0;
    report('ready');
    again();
  };
  addEventListener('offline', offline);
  addEventListener('online', online);
  hls.on(Hls.Events.MANIFEST_PARSED, () => report('ready'));
  hls.on(Hls.Events.FRAG_LOADED, () => {
    attempts = 0;
    if (state === 'lost' && navigator.onLine) report('ready');
  });
  for (const event of [
    Hls.Events.LEVEL_SWITCHED,
    Hls.Events.SUBTITLE_TRACKS_UPDATED,
    Hls.Events.SUBTITLE_TRACK_SWITCH,
    Hls.Events.AUDIO_TRACKS_UPDATED,
    Hls.Events.AUDIO_TRACK_SWITCHED,
  ] as const)
    hls.on(event, () => report());
  hls.on(Hls.Events.ERROR, (_, { fatal, type, response }) => {
    // An expired token is renewed; the request is made again below, or by hls.js itself.
    if (response?.code !== undefined && REFUSED.has(response.code)) tokens.refused();
    if (!fatal) return;
    if (type === Hls.ErrorTypes.NETWORK_ERROR) return lose();
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !isRecovered) {
      isRecovered = true;
      return hls.recoverMediaError();
    }
    report('failed');
  });
  hls.loadSource(url);
  hls.attachMedia(film);
  return {
    setQuality(id) {
      if (hls.manualLevel === id) return;
      hls.nextLevel = id;
      report();
    },
    setCaption(id) {
      hls.subtitleDisplay = id >= 0;
      hls.subtitleTrack = id;
      report();
    },
    setSound(id) {
      if (hls.audioTrack === id) return;
      hls.audioTrack = id;
      report();
    },
    saveData(isOn) {
      hls.autoLevelCapping = isOn ? 0 : -1;
      hls.config.maxBufferLength = isOn ? 10 : 30;
    },
    stop() {
      clearTimeout(timer);
      removeEventListener('offline', offline);
      removeEventListener('online', online);
      hls.destroy();
    },
  };
}

/** Adds the token of the webcast to requests of the hosts that ask for it, and to no others. */
export const authorise =
  (tokens: Pick<WebcastTokens, 'of'>): NonNullable<HlsConfig['xhrSetup']> =>
  async (request, address) => {
    const asked = tokens.of(new URL(address, location.href).hostname);
    if (asked === undefined) return;
    const held = await asked;
    if (request.readyState === 0) request.open('GET', address, true);
    request.setRequestHeader('authorization', `Bearer ${held}`);
  };
