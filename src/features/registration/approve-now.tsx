import { Checkbox } from 'antd';
import { useState, type ReactNode } from 'react';

import type { Candidate } from '../../../domain/outbox/act';
import { notKept } from '../../../domain/outbox/failure';
import { useApprovals } from '../../providers/people/lists';
import { useNotify } from '../../ui/notices/notify';
import styles from './registration.module.css';

interface ApproveNow {
  chosen: boolean;
  /** The checkbox, off at first: registered people wait for approval (§4). */
  choice: ReactNode;
  /** Approves the person after the registration, if chosen, like the button. The shell shows the outcome. */
  follow: (person: Candidate) => Promise<void>;
}

/** 'Aprovar agora': registers and approves in one step. */
export function useApproveNow(): ApproveNow {
  const [chosen, setChosen] = useState(false);
  const { approveNow } = useApprovals();
  const notify = useNotify();
  return {
    chosen,
    choice: (
      <Checkbox
        className={`${styles.approveNow}`}
        checked={chosen}
        onChange={({ target }) => setChosen(target.checked)}
      >
        Aprovar agora
      </Checkbox>
    ),
    follow: async (person) => {
      if (chosen && !(await approveNow(person)))
        notify.error(notKept(`O cadastro de ${person.nome} não foi aprovado`));
    },
  };
}
