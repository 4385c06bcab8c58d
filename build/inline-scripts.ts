import { createHash } from 'node:crypto';

import firebaseJson from '../firebase.json' with { type: 'json' };

const policy = firebaseJson.hosting.headers
  .flatMap(({ headers }) => headers)
  .find(({ key }) => key === 'Content-Security-Policy')?.value;

/** Browsers refuse an inline script that the Content-Security-Policy doesn't name. */
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
