// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ContactLinks, MailLink, PhoneLinks } from './contact-links';

it('a mobile number has links to call and to write', () => {
  render(<PhoneLinks number="(11) 98765-4321" of="Ana" />);
  expect(screen.getByRole('link', { name: '(11) 98765-4321, ligar para Ana' })).toHaveAttribute(
    'href',
    'tel:+5511987654321',
  );
  const chat = screen.getByRole('link', { name: /^WhatsApp de Ana/ });
  expect(chat).toHaveAttribute('href', 'https://wa.me/5511987654321');
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
});

it('a landline only has a link to call', () => {
  render(<PhoneLinks number="(11) 3333-4444" of="Ana" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it.each(['ramal 12', '—', 'javascript:alert(1)'])('"%s" is not a number', (number) => {
  const { container } = render(<PhoneLinks number={number} of="Ana" />);
  expect(container.innerHTML).toBe(number);
});

it('an e-mail address is a link, and nothing else gets into it', () => {
  const { container, rerender } = render(<MailLink email="ana@mmv.local" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:ana%40mmv.local');
  rerender(<MailLink email="ana@mmv.local?bcc=x@y.com" />);
  expect(container.innerHTML).toBe('ana@mmv.local?bcc=x@y.com');
});

it('contacts in a text become links, and nothing else does', () => {
  const words = 'Rua A, 10, CEP 01000-000 · (11) 3000-0000 ou 11 98765-4321 · pedidos@mmv.local';
  const { container } = render(<ContactLinks words={words} of="MMV" />);
  expect(container).toHaveTextContent(words.replace('4321', '4321WhatsApp'));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+551130000000',
    'tel:+5511987654321',
    'https://wa.me/5511987654321',
    'mailto:pedidos%40mmv.local',
  ]);
});
