// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { Segmented } from 'antd';
import { expect, it } from 'vitest';

import { letStylesIn } from '../../../tests/support/dom/quick-styles';
import { AntdRoot } from './antd-root';

/** The sheets of the component's values only. Other tests of this worker leave sheets behind. */
const styles = () =>
  [...document.querySelectorAll('style[data-token-hash]')].filter(({ textContent }) =>
    textContent.includes('-segmented-'),
  );

it("keeps a component's styles when its last instance leaves", () => {
  letStylesIn();
  const { rerender } = render(
    <AntdRoot>
      <Segmented options={['Todos']} />
    </AntdRoot>,
  );
  const shown = styles();
  expect(shown).not.toEqual([]);
  rerender(<AntdRoot>{null}</AntdRoot>);
  expect(styles()).toEqual(shown);
});

it("writes antd's sizes in rem, and its variables too", () => {
  letStylesIn();
  render(<AntdRoot>{<Segmented options={['Todos']} />}</AntdRoot>);
  const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  expect(css).toMatch(/--ant-control-height:\s*2.25rem/);
  expect(css).not.toMatch(/[2-9]px/);
});
