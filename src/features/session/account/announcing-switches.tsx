import { Switch } from 'antd';
import { useId, useState } from 'react';

import { usePreference } from '../../../providers/session/preferences';
import { chime } from '../../../ui/notices/chime';
import {
  askForSystemNotices,
  systemNotices,
  type SystemNotices,
} from '../../../ui/notices/system-notice';
import { Note } from '../../../ui/states/note';
import styles from './account.module.css';

/** The announcements of new quotes in this browser, for people who approve quotes. */
export function AnnouncingSwitches() {
  const id = useId();
  const [announcing, change] = usePreference('avisos_de_orcamentos');
  const [allowed, setAllowed] = useState<SystemNotices>(systemNotices);
  const { sound, system } = announcing;

  function switchSound(on: boolean) {
    change({ ...announcing, sound: on });
    if (on) chime();
  }

  async function switchSystem(on: boolean) {
    const answer = on ? await askForSystemNotices() : allowed;
    setAllowed(answer);
    change({ ...announcing, system: on && answer === 'granted' });
  }

  return (
    <section className={styles.form} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={`heading ${styles.title}`}>
        Avisos de novos orçamentos
      </h2>
      <p className={`row spread ${styles.choice}`}>
        <label htmlFor={`${id}-sound`}>Som</label>
        <Switch id={`${id}-sound`} checked={sound} onChange={switchSound} />
      </p>
      <p className={`row spread ${styles.choice}`}>
        <label htmlFor={`${id}-system`}>Aviso do sistema, com o aplicativo em segundo plano</label>
        <Switch
          id={`${id}-system`}
          checked={system && allowed === 'granted'}
          onChange={(on) => void switchSystem(on)}
        />
      </p>
      <div role="status">{refusals[allowed] && <Note type="info" title={refusals[allowed]} />}</div>
    </section>
  );
}

const refusals: Partial<Record<SystemNotices, string>> = {
  denied:
    'O navegador não permite avisos deste site. Libere-os nas configurações do navegador e tente de novo.',
  missing: 'Este navegador não mostra avisos do sistema.',
};
