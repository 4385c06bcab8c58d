import { appUrl } from '../browser/visit';

/** Says whether throttled transfers have the size that production's Hosting, which compresses, would send. */
export async function sayCompression(): Promise<void> {
  const html = await (await fetch(appUrl)).text();
  const [script = '/'] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  const { headers } = await fetch(appUrl + script, { headers: { 'Accept-Encoding': 'gzip, br' } });
  const encoding = headers.get('Content-Encoding');
  console.log(
    encoding === null
      ? 'The local Hosting does not compress: throttled loads are slower than in production.'
      : `The local Hosting compresses (${encoding}) as production does: throttled loads are of such bytes.`,
  );
}
