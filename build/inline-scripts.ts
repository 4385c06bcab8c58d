import { createHash } from 'node:crypto';

import firebaseJson from '../firebase.json' with { type: 'json' };

const policy = firebaseJson.hosting.headers
  .flatMap(({ headers }) => headers)
  .find(({ key }) => key === 'Content-Security-Policy')?.value;

/**
 * Throws when the Content-Security-Policy doesn't allow an inline script of the page: browsers would refuse to run it.
 */
export function checkInlineScripts(html: string): void {
  for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    const source = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    if (!policy?.includes(source)) {
      throw new Error(
        `firebase.json: the Content-Security-Policy's script-src must name ${source}`,
      );
    }
  }
}
