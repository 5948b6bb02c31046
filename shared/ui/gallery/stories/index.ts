import type { ComponentType } from 'react';
import { BrandStory } from './brand';
import { ButtonStory } from './button';
import { ChartStory } from './chart';
import { ChatStory } from './chat';
import { ChoiceStory } from './choice';
import { DialogStory } from './dialog';
import { FeedbackStory } from './feedback';
import { FieldStory } from './field';
import { GameStory } from './game';
import { JackpotStory } from './jackpot';
import { LayoutStory } from './layout';
import { MenuStory } from './menu';
import { MoneyStory } from './money';
import { NavigationStory } from './navigation';
import { TableStory } from './table';
import { TokenStory } from './tokens';

export const stories: ReadonlyArray<{
  readonly id: string;
  readonly title: string;
  readonly Component: ComponentType;
}> = [
  { id: 'brand', title: 'Brand', Component: BrandStory },
  { id: 'tokens', title: 'Tokens', Component: TokenStory },
  { id: 'layout', title: 'Layout', Component: LayoutStory },
  { id: 'button', title: 'Buttons, badges, chips', Component: ButtonStory },
  { id: 'game', title: 'Game tiles and rails', Component: GameStory },
  { id: 'jackpot', title: 'Jackpot, countdown, notices', Component: JackpotStory },
  { id: 'money', title: 'Money and panels', Component: MoneyStory },
  { id: 'field', title: 'Fields', Component: FieldStory },
  { id: 'choice', title: 'Choices', Component: ChoiceStory },
  { id: 'navigation', title: 'Tabs, pages, dates', Component: NavigationStory },
  { id: 'menu', title: 'Menus, popovers, tooltips', Component: MenuStory },
  { id: 'dialog', title: 'Dialogs, drawers, toasts', Component: DialogStory },
  { id: 'chat', title: 'Conversations', Component: ChatStory },
  { id: 'table', title: 'Tables', Component: TableStory },
  { id: 'chart', title: 'Chart of results', Component: ChartStory },
  { id: 'feedback', title: 'Loading, empty, error', Component: FeedbackStory },
];
