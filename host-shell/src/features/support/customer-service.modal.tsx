import { useBrand, useMessages } from '@marquee/kit';
import { Button, buttonClass } from '@marquee/ui';
import { CircleHelp, Mail } from '@marquee/ui/icons';
import { modals } from '../../lib/modals/modal-store';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { ContactLink, contactName } from './contact-link';
import styles from './customer-service.module.css';
import { ServiceIcon } from './service-icon';

/** Every way to customer service that the brand has, for pages without side menu and floating bar: opened by a menu of a remote. */
export default function CustomerServiceModal({ close }: ShellModalProps<'customerService'>) {
  const t = useMessages('shell');
  const { customerService } = useBrand();
  const open = (id: 'feedbackModal' | 'helpModal') => {
    close();
    modals.open(id, {});
  };
  return (
    <ShellDialog title={t('footer.service')} description={t('support.text')}>
      <ul className={styles.ways}>
        {customerService.map((contact) => (
          <li key={contact.csType + contact.title}>
            <ContactLink contact={contact} className={buttonClass({ size: 'lg', block: true })} onLeave={close}>
              <ServiceIcon type={contact.csType} />
              {contactName(t, contact)}
            </ContactLink>
          </li>
        ))}
        <li>
          <Button block size="lg" icon={<Mail aria-hidden="true" />} onClick={() => open('feedbackModal')}>
            {t('feedback.title')}
          </Button>
        </li>
        <li>
          <Button block size="lg" icon={<CircleHelp aria-hidden="true" />} onClick={() => open('helpModal')}>
            {t('help.title')}
          </Button>
        </li>
      </ul>
    </ShellDialog>
  );
}
