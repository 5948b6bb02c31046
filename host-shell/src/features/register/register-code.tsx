import { useBrand, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import type { TextFieldProps } from '@marquee/ui/field';
import { CircleCheck, Smartphone } from '@marquee/ui/icons';
import type { ReactNode } from 'react';
import { usePhonePage } from '../social/use-phone-page';
import { CodeField } from '../verification/code-field';
import styles from './register-code.module.css';
import type { RegisterMobile } from './use-register-mobile';

interface RegisterCodeProps extends Omit<TextFieldProps, 'label'> {
  readonly mobile: RegisterMobile;
}

/** What proves the mobile number: the code of an SMS, or the brand's page for phones where there is one. */
export function RegisterCode({ mobile, ...field }: RegisterCodeProps) {
  const { phoneLogin } = useBrand();
  const code = <CodeField {...field} purpose="register" number={mobile.number} onNumberFault={mobile.onNumberFault} />;
  if (phoneLogin === null) return code;
  return (
    <CodeOrPhone pageUrl={phoneLogin} mobile={mobile}>
      {code}
    </CodeOrPhone>
  );
}

interface CodeOrPhoneProps {
  readonly pageUrl: string;
  readonly mobile: RegisterMobile;
  /** The field of the code. */
  readonly children: ReactNode;
}

function CodeOrPhone({ pageUrl, mobile: { isProved, onProof }, children }: CodeOrPhoneProps) {
  const t = useMessages('shell');
  const { isPending, secondsLeft, start } = usePhonePage(pageUrl, onProof);
  const isWaiting = !isProved && !isPending && secondsLeft > 0;
  return (
    <div className={styles.proof}>
      {!isProved && children}
      <p className={styles.proved} role="status">
        {isProved && (
          <>
            <CircleCheck aria-hidden="true" />
            {t('register.phone.proved')}
          </>
        )}
      </p>
      <Button
        size="sm"
        variant="ghost"
        className={styles.other}
        icon={isProved ? undefined : <Smartphone aria-hidden="true" />}
        loading={isPending}
        disabled={isWaiting}
        onClick={() => (isProved ? onProof(null) : void start())}
      >
        {t(isProved ? 'register.phone.byCode' : 'register.phone.prove')}
        {isWaiting && ` (${t('code.wait', { seconds: secondsLeft })})`}
      </Button>
    </div>
  );
}
