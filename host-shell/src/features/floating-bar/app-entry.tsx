import { useMessages } from '@marquee/kit';
import { Smartphone } from '@marquee/ui/icons';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useLoaded } from '../../lib/use-loaded';
import styles from './floating-bar.module.css';

const loadCodes = () => import(/* webpackChunkName: "phone-codes" */ '../app-download/phone-codes');

/** The QR codes of the app, beside their button. */
export function AppEntry() {
  const t = useMessages('shell');
  const id = useId();
  const [open, setOpen] = useState(false);
  const Codes = useLoaded(loadCodes, open)?.PhoneCodes;
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget) && setOpen(false);
  return (
    <div role="presentation" className={styles.app} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        className={styles.entry}
        aria-label={t('app.title')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Smartphone aria-hidden="true" />
        <span className={styles.name} aria-hidden="true">
          {t('app.title')}
        </span>
      </button>
      <div id={id} className={styles.codes} hidden={!open}>
        {open && Codes && <Codes />}
      </div>
    </div>
  );
}
