import { EllipsisOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';

import { MenuButton } from '../../../../ui/pieces/menu-button';
import { useNarrowerThan } from '../../../../ui/hooks/use-narrower-than';

/** An action on the chosen orders. */
interface PickedAct {
  key: string;
  label: string;
  danger?: boolean;
  /** Set if the action applies to none of them. */
  whyNot: string | undefined;
}

interface PickedActsProps<Act> {
  acts: readonly Act[];
  /** No order is chosen. */
  disabled: boolean;
  /** Runs the action, or says why it is impossible. */
  onAct: (act: Act) => void;
}

/** In px. A narrower page moves rare actions into a menu, a phone all but the first. */
const allFrom = 1040;
const twoFrom = 576;

/** The buttons of the actions on the chosen orders. */
export function PickedActs<Act extends PickedAct>(props: PickedActsProps<Act>) {
  const { acts, disabled, onAct } = props;
  const button = useRef<HTMLButtonElement>(null);
  const page = useRef(document.querySelector('main'));
  const narrow = useNarrowerThan(page, allFrom);
  const phone = useNarrowerThan(page, twoFrom);
  const beside = narrow ? acts.slice(0, phone ? 1 : 2) : acts;
  const inMenu = acts.slice(beside.length);
  const run = (act: Act) => {
    if (!disabled) onAct(act);
  };
  return (
    <>
      {beside.map((one, at) => (
        <Button
          key={one.key}
          type={at === 0 ? 'primary' : 'default'}
          danger={one.danger ?? false}
          title={one.whyNot}
          aria-disabled={disabled || one.whyNot !== undefined}
          onClick={() => run(one)}
        >
          {one.label}
        </Button>
      ))}
      {inMenu.length > 0 && (
        <MenuButton
          name="Mais ações"
          icon={<EllipsisOutlined aria-hidden />}
          button={button}
          groups={[{ key: 'acts', entries: inMenu }]}
          onChoose={(key) => {
            const chosen = inMenu.find((one) => one.key === key);
            if (chosen) run(chosen);
          }}
        >
          Mais
        </MenuButton>
      )}
    </>
  );
}
