import type { ServiceContact } from '@marquee/contract/boot';
import { useMessages } from '@marquee/kit';
import { buttonClass } from '@marquee/ui';
import { ContactLink, contactName } from './contact-link';
import { ServiceIcon } from './service-icon';
import styles from './service-links.module.css';

/** The ways to reach customer service, as a row. */
export function ServiceLinks({ contacts }: { readonly contacts: readonly ServiceContact[] }) {
  const t = useMessages('shell');
  if (contacts.length === 0) return null;
  return (
    <ul className={styles.links}>
      {contacts.map((contact) => (
        <li key={contact.csType + contact.title}>
          <ContactLink contact={contact} className={buttonClass()}>
            <ServiceIcon type={contact.csType} />
            {contactName(t, contact)}
          </ContactLink>
        </li>
      ))}
    </ul>
  );
}
