// Web Push on this device, for components: its state, and how it is switched. Its code is loaded where a component asks.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { nameOfInfo } from '../../contract/event-name.ts';
import { connection } from '../../stores/connection.ts';
import { useFrame } from '../frame.ts';
import { useDocument } from '../use-document.ts';

export type PushFacts = {
  /** `hidden`: not offered here · `unknown`: not read yet, as the server draws it · `asking`: browser or server are being asked. */
  state: 'hidden' | 'unknown' | 'unsupported' | 'off' | 'asking' | 'on' | 'blocked';
  /** The last press could not be followed. */
  hasFailed: boolean;
  isOnline: boolean;
  turnOn: () => void;
  turnOff: () => void;
};

const load = () => import('./push-device.ts');

/** Whether the device may be told of notifications: in a browser, with a server, where the event wants it. It asks for nothing by itself. */
export function usePush(): PushFacts {
  const { api, info, language, preview, person, container } = useFrame();
  const { active, push } = useDocument('app').notifications;
  const event = nameOfInfo(info);
  const session = person?.user?.uuid ?? '';
  const isOffered = active && push && container === 'browser' && !preview && api !== undefined && person !== undefined;
  const [state, setState] = useState<PushFacts['state']>('unknown');
  const [hasFailed, setFailed] = useState(false);
  // Loaded beforehand: a browser asks for permission only while a press is handled.
  const code = useRef<Awaited<ReturnType<typeof load>>>(undefined);
  useEffect(() => {
    if (!isOffered) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const device = (code.current = await load());
      const read = async (): Promise<void> => {
        const found = await device.readPush(event);
        if (!isOver) setState((before) => (before === 'asking' ? before : found));
      };
      if (isOver) return;
      stop = device.watchPermission(() => void read());
      await read();
    };
    begin().catch(() => isOver || setState('unsupported'));
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isOffered, event]);
  const run = useCallback(
    (change: 'turnOnPush' | 'turnOffPush') => {
      const device = code.current;
      if (!device || !api) return;
      setState('asking');
      setFailed(false);
      device[change]({ api, event, language, session }).then(setState, async () => {
        setFailed(true);
        setState(await device.readPush(event));
      });
    },
    [api, event, language, session],
  );
  return {
    state: isOffered ? state : 'hidden',
    hasFailed,
    isOnline: useStore(connection, ({ isOnline }) => isOnline),
    turnOn: useCallback(() => run('turnOnPush'), [run]),
    turnOff: useCallback(() => run('turnOffPush'), [run]),
  };
}
