const name = String.raw`miqyas-\d{8}T\d{6}Z\.tar`;

/** Name of an archive that `npm run backup` makes. Names in the order of the alphabet are in the order of time. */
export const backupName = new RegExp(`^${name}$`);

/** Name of what a backup that was killed has left. */
export const leftoverName = new RegExp(`^${name}\\.partial(?:-parts)?$`);

/** Name of a backup in a folder of backups. */
export const nameOf = (time: Date): string => `miqyas-${time.toISOString().replace(/[-:]|\.\d+/g, "")}.tar`;

/** The time in the name of a backup, ms. */
export const timeOf = (backup: string): number =>
  Date.parse(backup.replace(/^miqyas-(.{4})(..)(..T..)(..)(..Z)\.tar$/, "$1-$2-$3:$4:$5"));
