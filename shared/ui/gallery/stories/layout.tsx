import { Badge, Chip } from '@marquee/ui';
import { Muted, Row, ScrollRow, Stack } from '@marquee/ui/layout';
import { State, Story } from '../story';

const gaps = [1, 2, 3, 4, 5, 6, 8, 10] as const;

export function LayoutStory() {
  return (
    <Story id="layout" title="Layout">
      <State name="Row: gaps">
        <Stack gap={3}>
          {gaps.map((gap) => (
            <Row key={gap} gap={gap}>
              <Badge>{gap}</Badge>
              <Badge>{gap}</Badge>
              <Badge>{gap}</Badge>
            </Row>
          ))}
        </Stack>
      </State>
      <State name="Stack: start, center, end">
        {(['start', 'center', 'end'] as const).map((align) => (
          <Stack key={align} gap={1} align={align}>
            <Badge>{align}</Badge>
            <Badge>A wider badge</Badge>
          </Stack>
        ))}
      </State>
      <State name="ScrollRow: the current entry in view">
        <ScrollRow current={24} style={{ gap: 'var(--space-2)' }}>
          {Array.from({ length: 30 }, (_, index) => (
            <Chip key={index} selected={index === 24}>
              Entry {index}
            </Chip>
          ))}
        </ScrollRow>
      </State>
      <State name="Muted: sizes">
        <Muted size="inherit">Of the text around it</Muted>
        <Muted>Small</Muted>
        <Muted size="xs">Smallest</Muted>
      </State>
    </Story>
  );
}
