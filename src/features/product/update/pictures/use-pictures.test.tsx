// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { storePicture } from '../../../../providers/product/pictures';
import { canBeSent, codesTwice, usePictures } from './use-pictures';

vi.mock('../../../../providers/product/pictures', () => ({ storePicture: vi.fn() }));

const codeOf = (name: string) => (name.startsWith('1') ? name.replace('.jpg', '') : '');
const file = (name: string, size = 10) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size });

beforeEach(() => {
  vi.mocked(storePicture).mockReset().mockResolvedValue();
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
});

function choose(...files: File[]) {
  const { result } = renderHook(() => usePictures(codeOf));
  act(() => files.forEach((one) => result.current.add(one)));
  return result;
}

describe('§2 Atualizar produtos: pictures', () => {
  it('are reduced and sent under the code in their name', async () => {
    const result = choose(file('1006.jpg'), file('IMG_1.jpg'));
    expect(result.current.pictures.map(({ code }) => code)).toEqual(['1006', '']);
    await act(() => result.current.send(result.current.pictures.filter(canBeSent)));
    expect(result.current.pictures.map(({ state }) => state)).toEqual(['sent', 'ready']);
    const [code, jpeg] = vi.mocked(storePicture).mock.calls[0] ?? [];
    expect([code, await jpeg?.text()]).toEqual(['1006', '800 × 400']);
  });

  it('report files that are no picture, too large or refused, and send the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(storePicture).mockRejectedValueOnce(new Error('A foto não foi salva: x.'));
    const result = choose(file('10.jpg'), file('1texto.jpg'), file('11.jpg', 40e6), file('12.jpg'));
    expect(result.current.pictures[2]?.problem).toMatch(/^A foto tem 40 MB, e o limite é 30 MB/);
    await act(() => result.current.send(result.current.pictures.filter(canBeSent)));
    await waitFor(() => expect(result.current.sending).toBe(false));
    expect(result.current.pictures.map(({ state, problem }) => problem ?? state)).toEqual([
      'A foto não foi salva: x.',
      'O arquivo não é uma foto: envie JPG, PNG ou WebP.',
      expect.stringContaining('40 MB'),
      'sent',
    ]);
    // A refused picture can be sent again.
    await act(() => result.current.send(result.current.pictures.filter(canBeSent)));
    expect(result.current.pictures[0]?.state).toBe('sent');
  });

  it('make the browser ask before the page is left, until they are sent', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    let answer = () => {};
    vi.mocked(storePicture).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    expect(isAsked()).toBe(false);
    const result = choose(file('10.jpg'));
    expect(isAsked()).toBe(true);
    let all: Promise<void> | undefined;
    act(() => {
      all = result.current.send(result.current.pictures);
    });
    expect(isAsked()).toBe(true);
    await waitFor(() => expect(storePicture).toHaveBeenCalled());
    answer();
    await act(() => all);
    expect(isAsked()).toBe(false);
  });

  it('stop when the person says so', async () => {
    const result = choose(file('10.jpg'), file('11.jpg'));
    vi.mocked(storePicture).mockImplementation(() => {
      result.current.stop();
      return Promise.resolve();
    });
    await act(() => result.current.send(result.current.pictures));
    expect(result.current.pictures.map(({ state }) => state)).toEqual(['sent', 'ready']);
  });

  it('of the same product are named until one of them is removed', () => {
    const result = choose(file('10.jpg'), file('10.JPG.jpg'), file('11.jpg'));
    const [first, second] = result.current.pictures;
    act(() => result.current.change(second?.id ?? 0, { code: '10' }));
    expect([...codesTwice(result.current.pictures)]).toEqual(['10']);
    act(() => result.current.remove(first?.id ?? 0));
    expect([...codesTwice(result.current.pictures)]).toEqual([]);
  });
});
