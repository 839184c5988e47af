// The phone and the networks that pages are measured on: Chromium's own slowing of the network and of the processor.
import type { Page } from '@playwright/test';

/** Networks: ms of latency, bytes a second down and up. */
export const networks = {
  'Fast 4G': { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
  /** A hall full of people: 1.6 Mbit/s. */
  'Slow 4G': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 84_375 },
} as const;
export type Network = keyof typeof networks;

/** How much slower than this machine the phone computes. */
export const PROCESSOR_SLOWER = 4;

/** A window of this size is a phone's, CSS px. */
export const phoneWindow = { width: 390, height: 844 } as const;

/** Slows the network of a window down; `isCold` has it forget every file. */
export async function slowNetwork(page: Page, network: Network, { isCold = false } = {}): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.setCacheDisabled', { cacheDisabled: isCold });
  await tools.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
}

/** Slows the network and the processor of a window down, until it is closed. */
export async function slowDown(page: Page, network: Network = 'Slow 4G'): Promise<void> {
  await slowNetwork(page, network);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER });
}
