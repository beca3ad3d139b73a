export function withPolicy(html: string): string;
export function finish(folder: string, first: ReadonlySet<string>): void;
