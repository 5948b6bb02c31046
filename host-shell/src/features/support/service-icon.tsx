import type { CustomerServiceLink } from '@marquee/contract/boot';
import { Headset, MessageCircle, Send } from '@marquee/ui/icons';

/** The sign of a way to reach customer service. */
export function ServiceIcon({ type }: { readonly type: CustomerServiceLink['csType'] }) {
  switch (type) {
    case 'TELEGRAM':
      return <Send aria-hidden="true" />;
    case 'WHATSAPP':
      return <MessageCircle aria-hidden="true" />;
    case 'FACEBOOK':
      return (
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
          <path d="M13.6 22v-8.2h2.8l.4-3.3h-3.2V8.4c0-1 .3-1.6 1.6-1.6h1.7V3.9c-.3 0-1.3-.1-2.5-.1-2.5 0-4.2 1.5-4.2 4.3v2.4H7.4v3.3h2.8V22z" />
        </svg>
      );
    case 'LIVECHAT':
      return <Headset aria-hidden="true" />;
  }
}
