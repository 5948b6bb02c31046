import type { MemberContact } from '@marquee/contract/calls/contacts';
import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit';
import { Dialog } from '@marquee/ui/dialog';
import { useDialog } from '../../dialog/use-dialog';
import { AnswerForm } from '../answer-form';
import styles from '../security-centre.module.css';
import { NewContactForm } from './new-contact-form';
import { useBindContact } from './use-bind-contact';

interface BindDialogProps extends Pick<CallValue<'security.contacts'>, 'changeHours' | 'proof'> {
  readonly contact: MemberContact;
  readonly onClosed: () => void;
}

/** Binds an e-mail address or mobile number, or changes the one that is bound. */
export function BindDialog({ contact: { kind, value }, changeHours, proof, onClosed }: BindDialogProps) {
  const t = useMessages('member');
  const dialog = useDialog(onClosed);
  const { sentTo, sendCode, bind, failure, isPending } = useBindContact(kind, dialog.close);
  return (
    <Dialog
      size="sm"
      {...dialog.frame}
      title={t(value === null ? 'security.contacts.bindOf' : 'security.contacts.changeOf', {
        name: t(`security.contacts.kinds.${kind}`),
      })}
      description={
        value === null ? t('security.contacts.bindHint') : t('security.contacts.changeHint', { count: changeHours })
      }
    >
      {sentTo === null ? (
        <NewContactForm kind={kind} proof={proof} failure={failure} isPending={isPending} onSubmit={sendCode} />
      ) : (
        <div className={styles.steps}>
          <p>{t('security.contacts.sent', { contact: sentTo })}</p>
          <AnswerForm
            label={t('security.contacts.code')}
            submitLabel={t('security.contacts.confirm')}
            failure={failure}
            isPending={isPending}
            onSubmit={bind}
          />
        </div>
      )}
    </Dialog>
  );
}
