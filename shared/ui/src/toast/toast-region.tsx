import { Toast as Base } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { buttonClass, cx, IconButton, subscribeToNotices } from '@marquee/ui';
import { BaseProvider } from '../base/base-provider';
import styles from './toast-region.module.css';

export interface ToastRegionProps {
  /** Name of the region for assistive technology. */
  readonly label: string;
  readonly closeLabel: string;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

function isTone(type: string | undefined): type is keyof typeof ICONS {
  return type !== undefined && type in ICONS;
}

/** The page's one toast region: the shell renders it once, everyone fills it through `notify`. */
export function ToastRegion(props: ToastRegionProps) {
  return (
    <BaseProvider>
      <Base.Provider limit={4}>
        <Base.Portal>
          <Base.Viewport className={styles.viewport} aria-label={props.label}>
            <Notices closeLabel={props.closeLabel} />
          </Base.Viewport>
        </Base.Portal>
      </Base.Provider>
    </BaseProvider>
  );
}

function Notices({ closeLabel }: { readonly closeLabel: string }) {
  const { toasts, add } = Base.useToastManager();
  useEffect(
    () =>
      subscribeToNotices(({ tone = 'info', title, description, timeoutMs, action }) => {
        add({
          type: tone,
          title,
          description,
          timeout: timeoutMs,
          priority: tone === 'danger' || tone === 'warning' ? 'high' : 'low',
          actionProps: action && { children: action.label, onClick: action.onSelect },
        });
      }),
    [add],
  );
  return toasts.map((toast) => {
    const tone = isTone(toast.type) ? toast.type : 'info';
    const Icon = ICONS[tone];
    return (
      <Base.Root key={toast.id} toast={toast} className={cx(styles.toast, styles[tone])}>
        <Base.Content className={styles.content}>
          <Icon className={styles.icon} aria-hidden="true" />
          <div className={styles.texts}>
            <Base.Title className={styles.title} render={<p />} />
            <Base.Description className={styles.description} />
            <Base.Action className={cx(buttonClass({ size: 'sm' }), styles.action)} />
          </div>
          <Base.Close render={<IconButton size="sm" label={closeLabel} icon={<X />} />} />
        </Base.Content>
      </Base.Root>
    );
  });
}
