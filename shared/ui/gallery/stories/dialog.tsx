import { Button, notify } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { ConfirmDialog, Dialog } from '@marquee/ui/dialog';
import { Drawer } from '@marquee/ui/drawer';
import { PasswordField, TextField } from '@marquee/ui/field';
import { useState } from 'react';
import styles from '../gallery.module.css';
import { State, Story } from '../story';

type OpenDialog = 'dialog' | 'plain' | 'confirm' | 'drawer' | null;

export function DialogStory() {
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const openWhen = (name: OpenDialog) => ({
    open: openDialog === name,
    onOpenChange: (open: boolean) => setOpenDialog(open ? name : null),
  });
  return (
    <Story id="dialog" title="Dialogs, drawers, toasts">
      <State name="Open one">
        <Button onClick={() => setOpenDialog('dialog')}>Log in</Button>
        <Button onClick={() => setOpenDialog('plain')}>Default size</Button>
        <Button onClick={() => setOpenDialog('confirm')}>Sign out</Button>
        <Button onClick={() => setOpenDialog('drawer')}>Drawer</Button>
      </State>
      <State name="Toasts">
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Button
            key={tone}
            size="sm"
            onClick={() =>
              notify({ tone, title: `A ${tone} notice`, description: 'It goes by itself.', timeoutMs: 20_000 })
            }
          >
            {tone}
          </Button>
        ))}
      </State>
      <State name="Copy field">
        <CopyField label="Referral link" value="https://example.com/r/7F2K" copyLabel="Copy" copiedLabel="Copied" />
      </State>
      <Dialog
        {...openWhen('dialog')}
        title="Welcome back"
        description="Log in to see your balance and go on playing."
        closeLabel="Close"
        footer={
          <Button variant="primary" block size="lg">
            Log in
          </Button>
        }
      >
        <div className={styles.form}>
          <TextField label="User name" autoComplete="username" />
          <PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="current-password" />
        </div>
      </Dialog>
      <Dialog {...openWhen('plain')} title="Notice" closeLabel="Close" size="auto">
        Short.
      </Dialog>
      <ConfirmDialog
        {...openWhen('confirm')}
        title="Sign out?"
        description="Open rounds go on without you."
        confirmLabel="Sign out"
        cancelLabel="Stay"
        tone="danger"
        onConfirm={() => undefined}
      />
      <Drawer {...openWhen('drawer')} title="Filters" closeLabel="Close" footer={<Button block>Show 214 games</Button>}>
        Vendors, types and lines.
      </Drawer>
    </Story>
  );
}
