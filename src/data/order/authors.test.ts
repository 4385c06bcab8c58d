import { beforeEach, describe, expect, it, vi } from 'vitest';

import { withName } from './authors';
import { read } from '../base/database';

vi.mock('../base/database', () => ({ read: vi.fn(), valueFrom: () => () => '' }));

beforeEach(() => {
  vi.mocked(read).mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('decision 73: who was faster', () => {
  it('is looked up where the staff’s names stand', async () => {
    vi.mocked(read).mockResolvedValue('Helena');
    expect(await withName({ uid: 'helena' })).toEqual({ uid: 'helena', nome: 'Helena' });
    expect(read).toHaveBeenCalledExactlyOnceWith('autores/helena', expect.any(Function));
  });

  it('stays without a name where none is noted or none can be had', async () => {
    vi.mocked(read).mockResolvedValueOnce(null);
    expect(await withName({ uid: 'gone' })).toEqual({ uid: 'gone' });
    vi.mocked(read).mockRejectedValueOnce(new Error('Client is offline.'));
    expect(await withName({ uid: 'gone' })).toEqual({ uid: 'gone' });
    expect(console.error).toHaveBeenCalledOnce();
  });
});
