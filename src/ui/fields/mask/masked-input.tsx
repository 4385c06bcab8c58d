import { Input, type InputProps, type InputRef } from 'antd';
import { useRef, type ChangeEvent } from 'react';

import { caretAfterMask } from './caret-after-mask';

export interface MaskedInputProps extends Omit<InputProps, 'ref' | 'value' | 'onChange'> {
  /** Both are given by Form.Item in a form. */
  value?: string;
  onChange?: (value: string) => void;
  /** Rewrites what is typed or pasted, e.g. maskMobile; must leave its own output unchanged. */
  mask?: ((text: string) => string) | undefined;
  /** Rewrites a text that is complete: pasted, filled in, or left. */
  settle?: ((text: string) => string) | undefined;
}

/** antd's Input, which can rewrite what is typed without moving the caret away from the typing. */
export function MaskedInput({
  value = '',
  onChange,
  onBlur,
  mask,
  settle,
  ...rest
}: MaskedInputProps) {
  const element = useRef<InputRef>(null);

  function take() {
    // Not the event's target: antd makes a copy of it.
    const input = element.current?.input;
    if (!input) return;
    const { value: typed, selectionStart } = input;
    const isWhole = settle !== undefined && typed.length - value.length > 1;
    const masked = (isWhole ? settle : mask)?.(typed) ?? typed;
    if (masked !== typed) {
      // Set before React renders: React then finds the value it expects and leaves the caret alone.
      input.value = masked;
      // E-mail inputs have no readable or settable selection.
      if (mask && selectionStart !== null) {
        const caret = caretAfterMask(typed, selectionStart, mask);
        input.setSelectionRange(caret, caret);
      }
    }
    onChange?.(masked);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    // Rewriting during a composition (the tilde of an ã) would break it, so the mask waits until it ends.
    if (composing) onChange?.(event.target.value);
    else take();
  }

  return (
    <Input
      {...rest}
      ref={element}
      value={value}
      onChange={change}
      onCompositionEnd={take}
      onBlur={(event) => {
        const settled = settle?.(value) ?? value;
        if (settled !== value) onChange?.(settled);
        onBlur?.(event);
      }}
    />
  );
}
