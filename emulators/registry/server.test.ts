import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failingCnpj, silentCnpj } from './companies';
import { startRegistry } from './server';

let registry: Awaited<ReturnType<typeof startRegistry>>;

beforeAll(async () => {
  registry = await startRegistry({ port: 0 });
});

afterAll(() => registry.close());

const ask = (path: string) => fetch(`${registry.url}/${path}`);

describe('§7 the local company registry', () => {
  it('calls the callback that a script tag names', async () => {
    const response = await ask('11222333000181?callback=__jp0');
    expect(response.headers.get('Content-Type')).toBe('text/javascript');
    expect(await response.text()).toMatch(/^\/\*\*\/ __jp0\(\{"status":"OK",.*\}\);$/);
  });

  it.each(['alert(1)//', '<script>', '', 'a'.repeat(65)])(
    'refuses the callback %j',
    async (name) => {
      const response = await ask(`11222333000181?callback=${encodeURIComponent(name)}`);
      expect(response.status).toBe(400);
      expect(await response.text()).toBe('');
    },
  );

  it.each(['/v1/cnpj/12ABC34501DE35', '/12ABC34501DE35'])('answers JSON under %s', async (path) => {
    const response = await fetch(new URL(path, registry.url));
    expect(await response.json()).toMatchObject({ status: 'OK', uf: 'SP' });
  });

  it('fails for one number and never answers for another', async () => {
    expect((await ask(failingCnpj)).status).toBe(500);
    const own = await startRegistry({ port: 0 });
    const answered = vi.fn();
    const silence = fetch(`${own.url}/${silentCnpj}`).finally(answered);
    // Later requests are answered, so the silent one had time for its answer too.
    for (let asked = 0; asked < 20; asked += 1) await fetch(`${own.url}/${failingCnpj}`);
    expect(answered).not.toHaveBeenCalled();
    await own.close();
    await expect(silence).rejects.toThrow('fetch failed');
  });

  it('rejects when the port is taken', async () => {
    const port = Number(new URL(registry.url).port);
    await expect(startRegistry({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
