import { fireEvent } from '@testing-library/react';

/** The options of antd's open dropdown, by their texts. */
export function openOptions(): Map<string, HTMLElement> {
  const options = document.querySelectorAll<HTMLElement>('.ant-select-item-option');
  return new Map([...options].map((option) => [option.textContent, option]));
}

/** Opens antd's Select as a mouse does. */
export function openSelect(select: HTMLElement): Map<string, HTMLElement> {
  fireEvent.mouseDown(select);
  return openOptions();
}

/** Chooses an option of antd's open dropdown by its text. */
export function chooseOption(text: string): void {
  const option = openOptions().get(text);
  if (!option) throw new Error(`No option '${text}' among ${[...openOptions().keys()].join(', ')}`);
  fireEvent.click(option);
}

/** Only visible texts, not the hidden description of a select, which repeats them for screen readers. */
export const shown = { ignore: '[hidden]' };
