import type { CallId, CallRequest, CallValue } from '../calls/index';

const icon: CallValue<'member.icon'> = {
  picture: '/wps/member/avatars/tiger.svg',
  avatar: 'tiger',
  nickname: 'রহিম 🐯',
  nicknameFrom: '2026-03-02T10:15:00.000Z',
};

export const memberProfileExamples = {
  'member.icon': { value: icon },
  'member.setIcon': { request: { avatar: 'tiger' }, value: icon },
  'memberProfiles.list': {
    request: { brand: 'sundarban' },
    value: {
      content: [
        {
          memberId: '01J9ZQ3T8XK4V',
          account: 'rahim1',
          nickname: 'রহিম 🐯',
          hasOwnNickname: true,
          avatar: 'tiger',
          pictureId: null,
          changedAt: '2026-03-01T10:15:00.000Z',
        },
      ],
      pageNum: 1,
      pageSize: 20,
      totalPages: 1,
      totalElements: 1,
    },
  },
} satisfies { readonly [Id in CallId]?: { readonly request?: CallRequest<Id>; readonly value: CallValue<Id> } };
