import { useMessages } from '@marquee/kit';
import { Tabs } from '@marquee/ui/tabs';
import { type ReactNode, useState } from 'react';
import { BannerAside } from '../../lib/brand/banner-aside';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { EmailForm } from './email-form';
import { MobileForm } from './mobile-form';
import { type ResetMethod, useResetMethods } from './reset-methods';

/** The forgot-password popup: a link by e-mail, or a code by SMS. */
export default function ForgotPasswordModal({ close }: ShellModalProps<'forgetPassModal'>) {
  const t = useMessages('shell');
  const methods = useResetMethods();
  const [selectedMethod, setSelectedMethod] = useState<string>(methods[0] ?? 'email');
  const forms: Readonly<Record<ResetMethod, ReactNode>> = {
    email: <EmailForm onDone={close} />,
    mobile: <MobileForm />,
  };
  return (
    <ShellDialog size="lg" title={t('forgot.title')} aside={<BannerAside group="w_forget" />}>
      {methods.length > 1 ? (
        <Tabs
          stretch
          appearance="pill"
          label={t('forgot.methods')}
          value={selectedMethod}
          onValueChange={setSelectedMethod}
          items={methods.map((method) => ({ value: method, label: t(`forgot.by.${method}`), content: forms[method] }))}
        />
      ) : (
        forms[methods[0] ?? 'email']
      )}
    </ShellDialog>
  );
}
