// Says how far a run is and how long it will take: on a screen all the time, elsewhere at every tenth.
import type { Terminal } from '../output/terminal.ts';

/** Makes the listener of a run of `total` renderings; `monotonic` gives ms. */
export function reportProgress(total: number, terminal: Terminal, monotonic: () => number): (done: number, rendered: number) => void {
  const started = monotonic();
  let tenth = 0;
  return (done, rendered) => {
    const left = ((monotonic() - started) / rendered) * (total - done);
    const words = `${done} of ${total}${done < total ? `, about ${durationWords(left)} left` : ''}`;
    const reached = Math.floor((done / total) * 10);
    if (reached > tenth) terminal.say(words);
    else terminal.progress(words);
    tenth = reached;
  };
}

/** A duration (ms) as somebody would say it. */
export function durationWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
