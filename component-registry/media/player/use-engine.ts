// The engine of a film element, as state of the view. The code that plays streams comes when it is needed.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWebcastToken } from '#sdk';
import type { FilmEngine, EngineState } from './engine.ts';

const nothingYet: EngineState = { state: 'loading', qualities: [], captions: [], sounds: [], quality: -1, caption: -1, sound: -1 };

/** Plays `url` in the film element; an empty one plays nothing (films in one file need no engine). */
export function useEngine(film: RefObject<HTMLVideoElement | null>, url: string): [EngineState, RefObject<FilmEngine | null>] {
  const [state, setState] = useState(nothingYet);
  const engine = useRef<FilmEngine | null>(null);
  const tokens = useWebcastToken();
  useEffect(() => {
    if (url === '') return undefined;
    let isLeft = false;
    setState(nothingYet);
    void import('./engine.ts').then(
      ({ startEngine }) => {
        if (!isLeft && film.current) engine.current = startEngine(film.current, { url, tokens, onChange: setState });
      },
      () => setState({ ...nothingYet, state: 'failed' }),
    );
    return () => {
      isLeft = true;
      engine.current?.stop();
      engine.current = null;
    };
  }, [film, url, tokens]);
  return [state, engine];
}
