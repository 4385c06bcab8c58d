import type { BrowserContext } from '@playwright/test';

/**
 * A browser that saves data, so the app loads no screen ahead. Most tests open one of a dozen screens; the journeys and
 * the early sign-in load like other people.
 */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const connection: unknown = Reflect.get(navigator, 'connection');
    if (connection) Object.defineProperty(connection, 'saveData', { value: true });
  });
}
