import { onTestFinished, vi } from 'vitest';

/** The files that a page saves in this test, because jsdom saves none. */
export function takeSavedFiles(): { file: Blob; name: string }[] {
  const saved: { file: Blob; name: string }[] = [];
  let file = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      file = blob;
      return 'blob:saved';
    },
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ file, name: this.download });
  });
  onTestFinished(() => click.mockRestore());
  return saved;
}
