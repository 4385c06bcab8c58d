import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { checkFreeSpace } from './free-space';

test('a full disk gives a sentence with the free and the needed space', async () => {
  await expect(checkFreeSpace([tmpdir()], 2 ** 60)).rejects.toThrow(
    new RegExp(
      `^O disco está cheio: em ${tmpdir()} há \\d+ MB livres, .+ precisa de 1099511627776 MB`,
    ),
  );
  await expect(checkFreeSpace([tmpdir()], 0)).resolves.toBeUndefined();
});
