// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';

import { forgetKey, keepUnseenOrder, pendingKey, takeKey, unseenOrder } from './sending';

beforeEach(() => localStorage.clear());

test('a retry takes the same key, until the order is confirmed', () => {
  const key = takeKey('ana');
  expect(takeKey('ana')).toBe(key);
  expect(pendingKey('ana')).toBe(key);
  forgetKey('ana');
  expect(pendingKey('ana')).toBeUndefined();
  expect(takeKey('ana')).not.toBe(key);
});

test('the next person has neither the key nor the number of the one before', () => {
  const key = takeKey('ana');
  keepUnseenOrder('ana', 12);
  expect(pendingKey('bia')).toBeUndefined();
  expect(unseenOrder('bia')).toBeUndefined();
  forgetKey('bia');
  expect(pendingKey('ana')).toBe(key);
  expect(unseenOrder('ana')).toBe(12);
});
