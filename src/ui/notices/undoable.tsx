import { Button } from 'antd';
import { useRef } from 'react';

import { useControlSize } from '../hooks/use-control-size';

interface UndoableProps {
  text: string;
  onUndo: () => void;
}

/** A message with 'Desfazer'. It leaves the focus where it was. */
export function Undoable({ text, onUndo }: UndoableProps) {
  const large = useControlSize() === 'large';
  const before = useRef<EventTarget>(null);
  return (
    <span style={{ display: 'flex', alignItems: 'center' }}>
      {text}
      <Button
        type="link"
        size={large ? 'large' : 'small'}
        style={{ paddingInline: 'var(--mmv-space-2)' }}
        aria-label={`Desfazer: ${text}`}
        onMouseDown={(event) => event.preventDefault()}
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget;
        }}
        onClick={() => {
          onUndo();
          if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
        }}
      >
        Desfazer
      </Button>
    </span>
  );
}
