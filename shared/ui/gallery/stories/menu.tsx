import { Badge, Button, Chip, IconButton } from '@marquee/ui';
import { ChevronDown, CircleHelp, Gift, LogOut, ReceiptText, User, Wallet } from '@marquee/ui/icons';
import { Flyout, FlyoutLink } from '@marquee/ui/flyout';
import { Menu } from '@marquee/ui/menu';
import { Popover } from '@marquee/ui/popover';
import { Tooltip } from '@marquee/ui/tooltip';
import { State, Story } from '../story';

export function MenuStory() {
  return (
    <Story id="menu" title="Menus, popovers, tooltips">
      <State name="Account menu, vendor fly-out, tooltip">
        <Menu
          align="start"
          trigger={
            <Button icon={<User />}>
              rahim_77 <ChevronDown />
            </Button>
          }
          header={<strong>rahim_77</strong>}
          entries={[
            { id: 'bets', label: 'Betting record', icon: <ReceiptText />, href: '#menu' },
            { id: 'wallet', label: 'Account record', icon: <Wallet />, href: '#menu' },
            { id: 'rewards', label: 'Reward centre', icon: <Gift />, trailing: <Badge tone="hot">3</Badge> },
            { id: 'out', label: 'Sign out', icon: <LogOut />, tone: 'danger', separated: true },
          ]}
        />
        <Flyout label="Account" trigger={(props) => <Button {...props}>Fly-out</Button>}>
          <FlyoutLink href="#menu" icon={<ReceiptText />}>
            Betting record
          </FlyoutLink>
          <FlyoutLink href="#menu" icon={<Gift />} trailing={<Badge tone="hot">3</Badge>}>
            Reward centre
          </FlyoutLink>
        </Flyout>
        <Popover label="Vendors" openOnHover trigger={<Button variant="ghost">Slots</Button>}>
          <div style={{ display: 'flex', gap: 'var(--space-2)' }}>
            {['PG', 'Jili', 'JDB', 'CQ9'].map((vendor) => (
              <Chip key={vendor}>{vendor}</Chip>
            ))}
          </div>
        </Popover>
        <Tooltip content="Each round's seed is published when it ends.">
          <IconButton label="How fairness works" icon={<CircleHelp />} />
        </Tooltip>
      </State>
    </Story>
  );
}
