// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { useHeldPlaces } from './use-held-places';

function list(...live: string[]) {
  const hook = renderHook(
    (props: { live: string[]; isHeld: boolean; searchKey: string }) =>
      useHeldPlaces(props.live, (item) => item, props.isHeld, props.searchKey),
    { initialProps: { live, isHeld: false, searchKey: '' } },
  );
  return (now: string[], isHeld: boolean, searchKey = '') => {
    hook.rerender({ live: now, isHeld, searchKey });
    return hook.result.current.map(({ item, isGone }) => (isGone ? `(${item})` : item));
  };
}

describe('a list under the pointer', () => {
  it('keeps the place of entries that leave, and adds new entries at the end', () => {
    const becomes = list('ana', 'bia', 'cid');
    expect(becomes(['ana', 'bia', 'cid'], true)).toEqual(['ana', 'bia', 'cid']);
    expect(becomes(['bia', 'cid'], true)).toEqual(['(ana)', 'bia', 'cid']);
    expect(becomes(['abel', 'bia'], true)).toEqual(['(ana)', 'bia', '(cid)', 'abel']);
    expect(becomes(['ana', 'abel', 'bia'], true)).toEqual(['ana', 'bia', '(cid)', 'abel']);
  });

  it('shows the current list once the pointer has left, and for another search', () => {
    const becomes = list('ana', 'bia');
    becomes(['ana', 'bia'], true);
    becomes(['bia'], true);
    expect(becomes(['bia'], false)).toEqual(['bia']);
    becomes(['bia'], true);
    expect(becomes(['cid'], true, 'C')).toEqual(['cid']);
  });
});
