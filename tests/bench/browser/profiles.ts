import type { CDPSession } from '@playwright/test';

/**
 * 'slow' is slow 4G: 1.6 Mbit/s, 150 ms, and a processor four times slower. 'edge' is the weak signal at the border of
 * a network.
 */
const profiles = {
  unthrottled: { bytesPerSecond: -1, latency: 0, cpu: 1 },
  slow: { bytesPerSecond: 200_000, latency: 150, cpu: 4 },
  edge: { bytesPerSecond: 50_000, latency: 400, cpu: 4 },
} as const;

export type ProfileName = keyof typeof profiles;
/** The profiles of most parts. */
export const profileNames = ['unthrottled', 'slow'] as const;

/** Gives the page this network and processor from now on. */
export async function throttle(cdp: CDPSession, profile: ProfileName): Promise<void> {
  const { bytesPerSecond, latency, cpu } = profiles[profile];
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
