import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { HttpStatus } from '../support/servers/endpoints';
import { endpoints, openScreen } from '../support/open-screen';

let pictures: typeof import('../../../src/features/product/update/pictures/use-pictures');
const takePicture = vi.fn<() => unknown>();

const codeOf = (name: string) => (name.startsWith('1') ? name.replace('.jpg', '') : '');
const file = (name: string, size = 10) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size });

beforeEach(async () => {
  takePicture.mockReset().mockReturnValue('');
  endpoints.replace('/foto', takePicture);
  // A browser would also renew its copy of a picture.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('createImageBitmap', (one: File) =>
    one.name.includes('texto')
      ? Promise.reject(new Error('no picture'))
      : Promise.resolve({ width: 1600, height: 800, close: () => undefined }),
  );
  const context = { fillRect: vi.fn(), drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    done(new Blob([`${this.width} × ${this.height}`]));
  });
  await openScreen('admin', '/produtos');
  pictures = await import('../../../src/features/product/update/pictures/use-pictures');
  return () => vi.unstubAllGlobals();
});

function choose(...files: File[]) {
  const { result } = renderHook(() => pictures.usePictures(codeOf));
  act(() => files.forEach((one) => result.current.add(one)));
  return result;
}

describe('§2 Atualizar produtos: pictures', () => {
  it('are reduced and sent under the code in their name', async () => {
    const result = choose(file('1006.jpg'), file('IMG_1.jpg'));
    expect(result.current.pictures.map(({ code }) => code)).toEqual(['1006', '']);
    await act(() => result.current.send(result.current.pictures.filter(pictures.canBeSent)));
    expect(result.current.pictures.map(({ state }) => state)).toEqual(['sent', 'ready']);
    const [{ query, body } = {}] = endpoints.askedFor('/foto');
    expect([query?.['CD_PRODUTO'], await (body as Blob).text()]).toEqual(['1006', '800 × 400']);
  });

  it('report files that are no picture, too large or refused, and send the others', async () => {
    takePicture.mockImplementationOnce(() => {
      throw new HttpStatus(503);
    });
    const result = choose(file('10.jpg'), file('1texto.jpg'), file('11.jpg', 40e6), file('12.jpg'));
    expect(result.current.pictures[2]?.problem).toMatch(/^A foto tem 40 MB, e o limite é 30 MB/);
    await act(() => result.current.send(result.current.pictures.filter(pictures.canBeSent)));
    await waitFor(() => expect(result.current.sending).toBe(false));
    expect(result.current.pictures.map(({ state, problem }) => problem ?? state)).toEqual([
      expect.stringMatching(/^A foto não foi salva/),
      'O arquivo não é uma foto: envie JPG, PNG ou WebP.',
      expect.stringContaining('40 MB'),
      'sent',
    ]);
    // A refused picture can be sent again.
    await act(() => result.current.send(result.current.pictures.filter(pictures.canBeSent)));
    expect(result.current.pictures[0]?.state).toBe('sent');
  });

  it('make the browser ask before the page is left, until they are sent', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    let answer = () => {};
    takePicture.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
    expect(isAsked()).toBe(false);
    const result = choose(file('10.jpg'));
    expect(isAsked()).toBe(true);
    let all: Promise<void> | undefined;
    act(() => {
      all = result.current.send(result.current.pictures);
    });
    expect(isAsked()).toBe(true);
    await waitFor(() => expect(takePicture).toHaveBeenCalled());
    answer();
    await act(() => all);
    expect(isAsked()).toBe(false);
  });

  it('stop when the person says so', async () => {
    const result = choose(file('10.jpg'), file('11.jpg'));
    takePicture.mockImplementation(() => result.current.stop());
    await act(() => result.current.send(result.current.pictures));
    expect(result.current.pictures.map(({ state }) => state)).toEqual(['sent', 'ready']);
  });

  it('of the same product are named until one of them is removed', () => {
    const result = choose(file('10.jpg'), file('10.JPG.jpg'), file('11.jpg'));
    const [first, second] = result.current.pictures;
    act(() => result.current.change(second?.id ?? 0, { code: '10' }));
    expect([...pictures.codesTwice(result.current.pictures)]).toEqual(['10']);
    act(() => result.current.remove(first?.id ?? 0));
    expect([...pictures.codesTwice(result.current.pictures)]).toEqual([]);
  });
});
