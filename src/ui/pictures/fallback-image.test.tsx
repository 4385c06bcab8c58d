// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProductImage } from './product-image';

afterEach(cleanup);

function picture(): HTMLImageElement {
  return screen.getByRole('img');
}

it('§8 shows the default picture if a product has none, and requests it once', () => {
  render(<ProductImage code="10/2" name="CÂMARA ARO 26" size={96} />);
  expect(picture().getAttribute('src')).toBe('/products/images/10%2F2.jpg');
  expect(picture().alt).toBe('CÂMARA ARO 26');

  fireEvent.error(picture());
  expect(picture().getAttribute('src')).toBe('/products/images/default.jpg');

  fireEvent.error(picture());
  expect(picture().getAttribute('src')).toBe('/products/images/default.jpg');
});

it('tries again for another product', () => {
  const { rerender } = render(<ProductImage code="1" name="PNEU" size={96} />);
  fireEvent.error(picture());
  rerender(<ProductImage code="2" name="PNEU" size={96} />);
  expect(picture().getAttribute('src')).toBe('/products/images/2.jpg');
});
