import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { Dialog } from '@marquee/ui/dialog';
import type { ReactNode } from 'react';
import forms from './forms.module.css';

interface SecretDialogProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly secret: string;
  readonly onClose: () => void;
  /** More about it. */
  readonly children?: ReactNode;
}

/** A secret that is shown once, to be copied. */
export function SecretDialog({ title, text, label, secret, onClose, children }: SecretDialogProps) {
  const t = useMessages('console');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('close')}
      footer={
        <div className={forms.footer}>
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      }
    >
      <div className={forms.form}>
        <p>{text}</p>
        <CopyField label={label} value={secret} copyLabel={t('tokens.copy')} copiedLabel={t('tokens.copied')} />
        {children}
      </div>
    </Dialog>
  );
}
