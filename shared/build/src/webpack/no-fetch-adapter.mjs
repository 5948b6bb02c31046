// Our client uses axios over XMLHttpRequest; its second transport would ride on every first screen for nothing.
export const getFetch = () => undefined;
export default undefined;
