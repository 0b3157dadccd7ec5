#!/usr/bin/perl
# shut-in.pl PATH... -- COMMAND WORD...
#
# Runs the command so that it can read the named files and folders, and nothing else: no other file, no write, no
# network, no look into another process, no signal to one. Needs no right and no package: every Debian has Perl (perl-base),
# and the kernel lets a process give up rights for good (Landlock, seccomp). Where it does not, nothing is run: 77.
use strict;
use warnings;
use Config;

my (@readable, @command);
while (@ARGV) { my $word = shift; if ($word eq '--') { @command = @ARGV; last } push @readable, $word }

sub give_up { print STDERR "shut-in: $_[0]: $!\n"; exit 77 }
$Config::Config{archname} =~ /^x86_64-linux/ or give_up('made for 64-bit Intel and AMD');

# Numbers of the kernel's interface (linux/landlock.h, asm/unistd_64.h); they never change.
my ($prctl, $create_ruleset, $add_rule, $restrict_self) = (157, 444, 445, 446);
my ($NO_NEW_PRIVS, $CAPBSET_DROP, $SET_SECCOMP) = (38, 24, 22);
my ($READ_FILE, $READ_DIR, $EXECUTE) = (4, 8, 1);

# Root keeps no power either: what it runs gets none of these back.
if ($> == 0) { syscall($prctl, $CAPBSET_DROP, $_, 0, 0, 0) for 0 .. 63 }
syscall($prctl, $NO_NEW_PRIVS, 1, 0, 0, 0) == 0 or give_up('no_new_privs');

# Files. Every right that this kernel can withhold is withheld, and reading given back below the named paths.
my $abi = syscall($create_ruleset, 0, 0, 1);
give_up('this kernel has no Landlock') if $abi < 1;
my $files = $abi >= 5 ? 0xffff : $abi >= 3 ? 0x7fff : $abi == 2 ? 0x3fff : 0x1fff;
my $ruleset = pack('Q', $files) . ($abi >= 4 ? pack('Q', 3) : '') . ($abi >= 6 ? pack('Q', 3) : '');
my $rules = syscall($create_ruleset, $ruleset, length $ruleset, 0);
give_up('Landlock') if $rules < 0;
for my $path (@readable) {
  # O_PATH: named, not read.
  sysopen(my $place, $path, 0x200000) or give_up($path);
  my $rule = pack('Ql', (-d $path ? $READ_DIR : 0) | $READ_FILE | $EXECUTE, fileno $place);
  syscall($add_rule, $rules, 1, $rule, 0) == 0 or give_up($path);
}
syscall($restrict_self, $rules, 0) == 0 or give_up('Landlock');

# System calls. Most are harmless by now; these are refused.
my %refused = (
  socket => 41, io_uring_setup => 425,
  ptrace => 101, process_vm_readv => 310, process_vm_writev => 311, kcmp => 312, perf_event_open => 298,
  pidfd_open => 434, pidfd_send_signal => 424, pidfd_getfd => 438,
  kill => 62, tkill => 200, rt_sigqueueinfo => 129, rt_tgsigqueueinfo => 297,
  shmget => 29, shmat => 30, semget => 64, msgget => 68, mq_open => 240,
  mount => 165, umount2 => 166, pivot_root => 155, chroot => 161, setns => 308, unshare => 272,
  open_tree => 428, move_mount => 429, fsopen => 430, fsmount => 432, mount_setattr => 442,
  name_to_handle_at => 303, open_by_handle_at => 304,
  add_key => 248, request_key => 249, keyctl => 250, bpf => 321, userfaultfd => 323,
  init_module => 175, finit_module => 313, delete_module => 176, kexec_load => 246, kexec_file_load => 320,
);
# Allowed to itself alone: the process keeps its number when it becomes the command.
my %own = (tgkill => 234, prlimit64 => 302);

my ($LOAD, $EQUAL, $AT_LEAST, $RETURN) = (0x20, 0x15, 0x35, 0x06);
my ($NUMBER, $MACHINE, $FIRST_ARGUMENT) = (0, 4, 16);
my ($ALLOW, $REFUSE, $END) = (0x7fff0000, 0x00050001, 0x80000000);
my @filter = (
  [$LOAD, 0, 0, $MACHINE], [$EQUAL, 1, 0, 0xc000003e], [$RETURN, 0, 0, $END],
  [$LOAD, 0, 0, $NUMBER], [$AT_LEAST, 0, 1, 0x40000000], [$RETURN, 0, 0, $REFUSE],
);
push @filter, [$EQUAL, 0, 1, $_], [$RETURN, 0, 0, $REFUSE] for values %refused;
for (values %own) {
  push @filter, [$EQUAL, 0, 5, $_], [$LOAD, 0, 0, $FIRST_ARGUMENT], [$EQUAL, 2, 0, 0], [$EQUAL, 1, 0, $$],
    [$RETURN, 0, 0, $REFUSE], [$RETURN, 0, 0, $ALLOW];
}
push @filter, [$RETURN, 0, 0, $ALLOW];
my $program = join '', map { pack 'SCCL', @$_ } @filter;
my $described = pack 'Sx6P', scalar @filter, $program;
syscall($prctl, $SET_SECCOMP, 2, $described, 0, 0) == 0 or give_up('seccomp');

exec { $command[0] } @command or give_up($command[0] // 'no command');
