// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { Segmented } from 'antd';
import { expect, it } from 'vitest';

import { AntdRoot } from './antd-root';

/** Of the components' own values, not of the rules that apply them. */
const styles = () => [...document.querySelectorAll('style[data-token-hash]')];

it("keeps a component's styles when its last instance leaves", () => {
  const { rerender } = render(<AntdRoot>{null}</AntdRoot>);
  const before = styles();
  rerender(
    <AntdRoot>
      <Segmented options={['Todos']} />
    </AntdRoot>,
  );
  const shown = styles();
  expect(shown.length).toBeGreaterThan(before.length);
  rerender(<AntdRoot>{null}</AntdRoot>);
  expect(styles()).toEqual(shown);
});
