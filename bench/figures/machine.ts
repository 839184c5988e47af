// The facts of the machine a result was measured on.
import { cpus, loadavg, totalmem } from 'node:os';

export type Machine = {
  processor: string;
  cores: number;
  /** GiB of memory. */
  memory: number;
  node: string;
  platform: string;
  /** Mean number of waiting processes in the minute before; above the number of cores the machine was busy otherwise. */
  load: number;
  /** Day of the measurement, YYYY-MM-DD. */
  day: string;
};

export const machine = (): Machine => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memory: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  day: new Date().toISOString().slice(0, 10),
});
