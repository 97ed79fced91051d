export function older(commit: string): string;
