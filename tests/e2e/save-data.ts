import type { BrowserContext } from '@playwright/test';

/**
 * A browser whose person asked it to save data: the app loads no screen before it is opened. Most tests open one screen
 * of the dozen that would be loaded ahead; the journeys by role and the early sign-in have what other people have.
 */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const connection: unknown = Reflect.get(navigator, 'connection');
    if (connection) Object.defineProperty(connection, 'saveData', { value: true });
  });
}
