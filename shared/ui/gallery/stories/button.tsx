import { Badge, Button, Chip, IconButton, LinkButton, Spinner } from '@marquee/ui';
import { ArrowDownToLine, Bell, Heart, Search } from '@marquee/ui/icons';
import { useState } from 'react';
import { State, Story } from '../story';

const variants = ['primary', 'accent', 'secondary', 'ghost', 'danger'] as const;
const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger', 'hot', 'new'] as const;

export function ButtonStory() {
  const [filter, setFilter] = useState('all');
  return (
    <Story id="button" title="Buttons, badges, chips">
      <State name="Variants">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <LinkButton href="#button">link</LinkButton>
      </State>
      <State name="Sizes, icon, loading, disabled">
        <Button variant="primary" size="sm">
          Small
        </Button>
        <Button variant="primary" icon={<ArrowDownToLine />}>
          Deposit
        </Button>
        <Button variant="primary" size="lg">
          Large
        </Button>
        <Button variant="primary" loading>
          Sending
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
      </State>
      <State name="Icon buttons">
        <IconButton label="Search" icon={<Search />} />
        <IconButton label="Messages" icon={<Bell />} count={7} />
        <IconButton label="Favourite" icon={<Heart />} pressed />
        <IconButton label="Search" icon={<Search />} variant="solid" />
        <IconButton label="Search" icon={<Search />} variant="solid" size="lg" disabled />
        <Spinner label="Loading" size="md" />
      </State>
      <State name="Badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </State>
      <State name="Chips">
        {[
          ['all', '9,812'],
          ['new', '214'],
          ['hot', '96'],
          ['favourites', '12'],
        ].map(([id = '', count]) => (
          <Chip key={id} selected={id === filter} count={count} onClick={() => setFilter(id)}>
            {id}
          </Chip>
        ))}
      </State>
    </Story>
  );
}
