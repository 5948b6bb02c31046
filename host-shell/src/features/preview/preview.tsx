import { loadMessages } from '@marquee/kit/host';
import { useCurrentBoot } from '../../lib/boot';
import { useLoaded } from '../../lib/use-loaded';
import { POPUP_MESSAGES } from '../../messages/catalogue';

const loadBadge = async () => {
  const [badge] = await Promise.all([
    import(/* webpackChunkName: "preview-badge" */ './preview-badge'),
    loadMessages(POPUP_MESSAGES),
  ]);
  return badge;
};

/** The badge of a preview; nothing for everybody else. */
export function Preview() {
  const { preview } = useCurrentBoot();
  const badge = useLoaded(loadBadge, preview !== null);
  return preview && badge && <badge.PreviewBadge preview={preview} />;
}
