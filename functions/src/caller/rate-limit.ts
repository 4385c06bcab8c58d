import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { EndpointName } from './who-may-call';

/**
 * Calls a person may make to an endpoint in a minute: more than any hand can, less than a loop would. Each instance
 * counts for itself, and there are ten at most.
 */
const callsPerMinute: Record<EndpointName, number> = {
  categorias: 120,
  produtos: 240,
  produtoscount: 120,
  puxabkp: 240,
  bkp: 6,
  'send-email': 120,
  'send-email-novo-orcamento': 60,
};

const limiters = new Map(
  Object.entries(callsPerMinute).map(([endpoint, points]) => [
    endpoint,
    new RateLimiterMemory({ keyPrefix: endpoint, points, duration: 60 }),
  ]),
);

/** Counts a call; answers the seconds that the caller must wait, 0 when it may go on. */
export async function secondsToWait(endpoint: EndpointName, uid: string): Promise<number> {
  try {
    await limiters.get(endpoint)?.consume(uid);
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.ceil(error.msBeforeNext / 1000);
  }
}
