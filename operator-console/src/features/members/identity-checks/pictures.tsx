import type { IdentityCheckDetail } from '@marquee/contract/calls/identity-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { LocalTime } from '../../../lib/time/local-time';
import { Picture } from './picture';
import styles from './identity-checks.module.css';

type PictureFacts = IdentityCheckDetail['pictures'][number];

interface PicturesProps {
  readonly check: IdentityCheckDetail;
  /** Null: the operator has not said yet why they look. */
  readonly reason: string | null;
  readonly onShow: () => void;
}

/** The pictures of a check. None is fetched before the operator asks for them: each sight is audited. */
export function Pictures({ check, reason, onShow }: PicturesProps) {
  const t = useMessages('console');
  const { checkId, pictures } = check;
  return (
    <Panel
      title={t('identityChecks.pictures')}
      actions={reason === null && pictures.length > 0 && <Button onClick={onShow}>{t('identityChecks.show')}</Button>}
    >
      {pictures.length === 0 && <p>{t('identityChecks.erased')}</p>}
      <p className={styles.quiet}>{t('identityChecks.machine')}</p>
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <li key={picture.documentId}>
            <h3>
              {t(`identityChecks.picture.${picture.kind}`)}
              {!picture.isCurrent && ` · ${t('identityChecks.earlier')}`}
            </h3>
            <Hints {...picture} />
            {reason !== null && (
              <Picture
                checkId={checkId}
                documentId={picture.documentId}
                reason={reason}
                label={t(`identityChecks.picture.${picture.kind}`)}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What the machine noticed; whether it means anything is for the person to say. */
function Hints({ width, height, receivedAt, hints, sameFile, alike }: PictureFacts) {
  const t = useMessages('console');
  return (
    <>
      <p className={styles.quiet}>
        <LocalTime instant={receivedAt} /> · <bdi>{`${width} × ${height}`}</bdi>
      </p>
      <ul className={styles.hints}>
        {hints.map((hint) => (
          <li key={hint}>{t(`identityChecks.hint.${hint}`)}</li>
        ))}
        {sameFile.length > 0 && (
          <li className={styles.flag}>
            {t('identityChecks.sameFile')} <bdi>{sameFile.join(', ')}</bdi>
          </li>
        )}
        {alike.length > 0 && (
          <li className={styles.flag}>
            {t('identityChecks.alike')} <bdi>{alike.join(', ')}</bdi>
          </li>
        )}
      </ul>
    </>
  );
}
